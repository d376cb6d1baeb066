/** Cases for the tests of both sanitizers, which must agree. */

/** HTML that stays as it is. */
export const KEPT_HTML = [
  '<p>Sit, <strong>stay</strong>, <em>down</em>, <u>up</u>, <s>no</s>, H<sub>2</sub>O, 2<sup>o</sup>.</p>',
  '<h2>One</h2><h3>Two</h3><h4>Three</h4>',
  '<ul><li>a</li></ul><ol><li>b</li></ol>',
  '<ol start="3"><li>c</li></ol><ol start="9999"><li>d</li></ol>',
  '<blockquote><p>Quiet.</p></blockquote><pre><code>x &lt; y</code></pre>',
  '<p><a href="/es/contact" title="Escríbeme">aquí</a><a href="#fear">a</a></p>',
  '<p><a href="mailto:a@example.com">a</a> <a href="tel:+17875550142">b</a></p>',
  '<p>¿Coquí? 🐕 &amp; &lt;b&gt;</p>',
  '<table><thead><tr><th>Edad</th><th>Siestas</th></tr></thead><tbody><tr><td>8 semanas</td><td><p>18 horas</p></td></tr></tbody></table>',
  '<table><tbody><tr><td colspan="2">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
  '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Luna aprende</a><figcaption>En la plaza</figcaption></figure>',
] as const;

/** HTML, and what stays of it. */
export const REDUCED_HTML: readonly (readonly [html: string, kept: string])[] = [
  ['<script>alert(1)</script>', ''],
  ['<style>p{color:red}</style>', ''],
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', ''],
  ['<object data="x"></object><embed src="x">', ''],
  ['<form action="/"><input name="a"></form>', ''],
  ['<p onclick="x()" style="color:red" class="a" id="b" title="c">Sit</p>', '<p>Sit</p>'],
  ['<p><span style="font-weight:700">Sit</span></p>', '<p>Sit</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/a" width="1" colspan="2">a</a>', '<a href="/a">a</a>'],
  ['<img src="data:image/png;base64,AA">', ''],
  ['<img src="http://evil.example/x.png">', ''],
  ['<img src="https://elsewhere.example/x.png">', ''],
  [
    '<table border="1" width="100%" style="x"><tbody><tr height="20"><td align="right" bgcolor="red" headers="x" colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ...['0', '-3', '3.5', '03', '10000', 'x', ''].map(
    (start) => [`<ol start="${start}"><li>a</li></ol>`, '<ol><li>a</li></ol>'] as const,
  ),
  ['<ul start="3"><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['<p colspan="2" rowspan="2" width="3">a</p>', '<p>a</p>'],
  ['<p>a<!-- b --></p>', '<p>a</p>'],
];
