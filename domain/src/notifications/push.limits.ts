/** The maximum length of a push endpoint. Real endpoints have a few hundred characters. */
export const PUSH_ENDPOINT_MAX_LENGTH = 2048;
/** The maximum number of devices. Above it, a new device replaces the least recently used device. */
export const PUSH_DEVICES_MAX = 10;
