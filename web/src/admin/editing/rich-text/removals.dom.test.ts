import { describe, expect, it } from 'vitest';
import { KEPT_HTML } from '@app/domain/blog/post-html.fixture';
import { findRemovals } from './removals';

describe('the search for parts of a post that saving removes', () => {
  it.each([
    ...KEPT_HTML,
    '',
    'a',
    '<h1>a</h1><b>b</b><i>c</i><del>d</del>',
    '<dl><dt>a</dt><dd>b</dd></dl><details><summary>c</summary>d</details><div>e</div>',
    '<a href="www.akc.org" rel="noopener">a</a>',
    '<img src="/a.webp" alt="" loading="lazy">',
  ])('finds nothing in %s', (html) => {
    expect(findRemovals(html)).toBeNull();
  });

  it('reports each removed element, attribute and address once', () => {
    expect(
      findRemovals(
        '<p style="color:red" class="a">a</p><h2 class="b">b</h2><iframe src="https://www.youtube.com/embed/x"></iframe><script>1</script><iframe></iframe><ol start="0"></ol>' +
          '<a href="javascript:alert(1)" target="_blank">c</a><img src="http://example.com/a.png" alt=""><!-- d -->',
      ),
    ).toEqual({
      elements: ['<iframe>', '<script>'],
      attributes: ['style', 'class', 'start', 'target'],
      addresses: ['javascript:alert(1)', 'http://example.com/a.png'],
      hasComments: true,
    });
  });
});
