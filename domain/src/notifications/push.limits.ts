/** Actual push service URLs have a few hundred characters. */
export const PUSH_ENDPOINT_MAX_LENGTH = 2048;
/** The maximum number of devices. A new one beyond it replaces the least recently used one. */
export const PUSH_DEVICES_MAX = 10;
