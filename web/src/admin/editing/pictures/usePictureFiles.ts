import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';
import { mayBeImage } from './useImageUpload';

const imagesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(mayBeImage);

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Receives pictures dropped on the element with the returned `handlers`, or pasted anywhere in the window
 * while the element is mounted.
 */
export function usePictureFiles(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = imagesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // By default, the browser would replace the page with the file.
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { relatedTarget, currentTarget } = event;
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      const files = imagesOf(event.dataTransfer);
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, handlers };
}
