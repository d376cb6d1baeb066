import { describe, expect, it } from 'vitest';
import { parseInstagramConfig } from './config';

const APP = { appId: '990602627938098', appSecret: '0123456789abcdef0123456789abcdef' };

describe('the INSTAGRAM secret', () => {
  it('configures the app to call Instagram', () => {
    expect(parseInstagramConfig(JSON.stringify(APP))).toMatchObject({
      ...APP,
      hosts: { graph: 'https://graph.instagram.com' },
    });
  });

  it.each([
    ['off'],
    [''],
    ['not JSON'],
    ['{}'],
    ['null'],
    [JSON.stringify({ ...APP, appId: 'my app' })],
    [JSON.stringify({ ...APP, appSecret: '' })],
  ])('configures no app if its value is %j', (value) => {
    expect(parseInstagramConfig(value)).toBeNull();
  });
});

it.each([
  ['https://scontent-mia3-1.cdninstagram.com/v/t51/1_n.jpg?oe=1', true],
  ['https://scontent.xx.fbcdn.net/v/1_n.jpg', true],
  ['http://scontent.xx.fbcdn.net/v/1_n.jpg', false],
  ['https://evilfbcdn.net/1.jpg', false],
  ['https://fbcdn.net.example/1.jpg', false],
  ['https://metadata.google.internal/computeMetadata/v1/', false],
  ['http://127.0.0.1:8080/', false],
])('%s is accepted as a picture URL: %s', (address, isAllowed) => {
  expect(parseInstagramConfig(JSON.stringify(APP))?.isPictureAddress(new URL(address))).toBe(isAllowed);
});
