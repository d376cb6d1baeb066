import { dataUrlOf, loadImage } from '../../shared/pictures/shrink';

/** Why an image file could not be previewed: reading the file failed, or decoding it as an image. */
export type PreviewProblem = 'readFailed' | 'loadFailed';

export interface Preview {
  /** A data URL. */
  source: string;
  width: number;
  height: number;
}

export class PreviewError extends Error {
  readonly problem: PreviewProblem;

  constructor(problem: PreviewProblem) {
    super(problem);
    this.problem = problem;
  }
}

const failing = (problem: PreviewProblem) => (): never => {
  throw new PreviewError(problem);
};

/** Reads an image file. Rejects with a {@link PreviewError} when it cannot be read or decoded. */
export async function readImage(file: File): Promise<Preview> {
  const source = await dataUrlOf(file).catch(failing('readFailed'));
  const { naturalWidth: width, naturalHeight: height } = await loadImage(source).catch(failing('loadFailed'));
  return { source, width, height };
}
