import type { MessageCode } from '@app/domain/messages/codes';

/** The reason why an upload is refused: the status and the message of the response. */
export class RefusedImage extends Error {
  constructor(
    readonly status: number,
    readonly code: MessageCode,
  ) {
    super(code);
  }
}
