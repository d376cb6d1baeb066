import { describe, expect, it } from 'vitest';
import { applyCommand } from './htmlCommands';

describe('formatting commands', () => {
  it.each([
    ['heading', 'Why dogs bark', '<h2>Why dogs bark</h2>'],
    ['paragraph', 'One\nline on.\n\n\nTwo.', '<p>One\nline on.</p>\n<p>Two.</p>'],
    ['bold', 'never', '<strong>never</strong>'],
    ['italic', 'always', '<em>always</em>'],
    ['list', ' Water \n\nShade', '<ul>\n<li>Water</li>\n<li>Shade</li>\n</ul>'],
    ['quote', 'Calm first.', '<blockquote><p>Calm first.</p></blockquote>'],
    ['link', 'AKC', '<a href="https://">AKC</a>'],
  ] as const)('%s', (command, selected, html) => {
    expect(applyCommand(command, selected)).toBe(html);
  });

  it('create an empty element when nothing is selected', () => {
    expect(applyCommand('paragraph', '')).toBe('<p></p>');
    expect(applyCommand('list', '')).toBe('<ul>\n<li></li>\n</ul>');
  });
});
