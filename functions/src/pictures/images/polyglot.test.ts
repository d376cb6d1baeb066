import { describe, expect, it } from 'vitest';
import { isPolyglot } from './polyglot';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('isPolyglot', () => {
  const zipEnd = (comment: string) =>
    `PK\x05\x06${'\0'.repeat(16)}${String.fromCharCode(comment.length, 0)}${comment}`;

  it.each([
    ['an HTML page', 'GIF89a<!DOCTYPE html>'],
    ['a script', 'GIF89a<ScRiPt>'],
    ['a script with attributes', 'GIF89a<script src=x>'],
    ['a frame', 'GIF89a<iframe src=x>'],
    ['PHP', 'GIF89a<?php echo 1;'],
    ['an SVG', 'GIF89a<svg width="1" xmlns="http://www.w3.org/2000/svg">'],
    ['a PDF', 'GIF89a%PDF-1.4'],
    ['an archive', `GIF89a${zipEnd('')}`],
    ['an archive with a comment', `GIF89a${zipEnd('a comment')}`],
  ])('returns true for an image that contains %s', (_what, text) => {
    expect(isPolyglot(bytes(text))).toBe(true);
  });

  it.each([
    ['camera metadata', '\xff\xd8<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>'],
    ['words that resemble tags', 'GIF89a<scripture> <htmlx <svg'],
    ['a PDF header after the first kilobyte', `GIF89a${'\0'.repeat(1100)}%PDF-1.4`],
    ['the end record of an archive in its middle', `GIF89a${zipEnd('')} and more`],
    ['no bytes', ''],
  ])('returns false for an image that contains %s', (_what, text) => {
    expect(isPolyglot(bytes(text))).toBe(false);
  });
});
