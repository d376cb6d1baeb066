import { describe, expect, it } from 'vitest';
import { youtubeId } from './youtube';

describe('youtubeId', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s',
    'https://youtu.be/dQw4w9WgXcQ?si=AbC_123',
    'youtu.be/dQw4w9WgXcQ',
    'www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    ' https://www.youtube.com/embed/dQw4w9WgXcQ ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ])('finds the video ID in %j', (address) => {
    expect(youtubeId(address)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'mira https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/@perros',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v="><script>',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'javascript:youtu.be/dQw4w9WgXcQ',
  ])('finds no video ID in %j', (address) => {
    expect(youtubeId(address)).toBeNull();
  });
});
