/** What can be told of a chosen file before it is sent. */

/** Why a preview could not be had. */
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
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new PreviewError('readFailed')));
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

/** A chosen file as a picture. Rejects with {@link PreviewError} when it cannot be read, or is no image that the browser knows. */
export const readImage = async (file: File): Promise<Preview> => loadImage(await readAsDataUrl(file));
