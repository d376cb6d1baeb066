/** Real addresses of push services have a few hundred characters. */
export const PUSH_ENDPOINT_MAX_LENGTH = 2048;
/** How many devices can get notifications; of more, the one that was used least recently is removed. */
export const PUSH_DEVICES_MAX = 10;
