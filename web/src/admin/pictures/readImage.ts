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

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new PreviewError('readFailed'));
    reader.onerror = () => reject(new PreviewError('readFailed'));
    reader.readAsDataURL(file);
  });
}

function loadImage(source: string): Promise<Preview> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ source, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new PreviewError('loadFailed'));
    image.src = source;
  });
}

/** Reads an image file. Rejects with a {@link PreviewError} when it cannot be read or decoded. */
export const readImage = async (file: File): Promise<Preview> => loadImage(await readAsDataUrl(file));
