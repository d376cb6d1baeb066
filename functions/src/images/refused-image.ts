import type { MessageCode } from '@perro-wisdom/domain/messages/codes';

/** Why a picture is not taken. */
export class RefusedImage extends Error {
  constructor(
    readonly status: number,
    readonly code: MessageCode,
  ) {
    super(code);
  }
}
