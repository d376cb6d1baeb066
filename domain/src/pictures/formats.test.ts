import { describe, expect, it } from 'vitest';
import { detectFormat } from './formats';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('detectFormat', () => {
  it.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00', 'png'],
    ['GIF87a\x01', 'gif'],
    ['GIF89a\x01', 'gif'],
    ['RIFF\x0a\x0d\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x1cftypavif\x00', 'avif'],
    ['\x00\x00\x00\x1cftypheic\x00', 'heic'],
    ['\x00\x00\x00\x1cftypmif1\x00', 'heic'],
  ])('detects %o as %s', (text, format) => {
    expect(detectFormat(bytes(text))).toBe(format);
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ' \xff\xd8\xff',
    '%PDF-1.7',
    'RIFF\x00\x00\x00\x00WAVE',
    '\x00\x00\x00\x1cftypisom',
    'II*\x00',
    'BM\x00\x00',
    'PK\x03\x04',
  ])('detects no picture in %o', (text) => {
    expect(detectFormat(bytes(text))).toBeUndefined();
  });
});
