import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whatsAppUrl } from './whatsapp';

it('whatsAppUrl links to a conversation, with prefilled text if there is any', () => {
  expect(whatsAppUrl('17875550142', '¡Hola!\r\n¿Cobran & dan recibo?')).toBe(
    'https://wa.me/17875550142?text=%C2%A1Hola!%0A%C2%BFCobran%20%26%20dan%20recibo%3F',
  );
  expect(whatsAppUrl('17875550142', '')).toBe('https://wa.me/17875550142');
});

it('whatsAppUrl round-trips any well-formed string, apart from normalizing line breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect(decodeURIComponent(whatsAppUrl('1', text).split('?text=')[1] ?? '')).toBe(
        text.replace(/\r\n?/g, '\n'),
      );
    }),
  );
  expect(whatsAppUrl('1', '\ud800')).toBe('https://wa.me/1?text=%EF%BF%BD');
});
