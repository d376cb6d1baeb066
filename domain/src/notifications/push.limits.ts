/** The maximum length of a push endpoint. Real endpoints have a few hundred characters. */
export const PUSH_ENDPOINT_MAX_LENGTH = 2048;
/** The maximum number of devices. Once it is reached, a new device replaces the least recently used one. */
export const PUSH_DEVICES_MAX = 10;
