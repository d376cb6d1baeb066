import type { MessageCode } from '@app/domain/messages/codes';

/** The error for a rejected upload, with the status and the message code of the response. */
export class RefusedImage extends Error {
  constructor(
    readonly status: number,
    readonly code: MessageCode,
  ) {
    super(code);
  }
}
