const MESSAGE_MAX_LENGTH = 160;
const NAME = /^[A-Za-z_$][\w$.]{0,40}$/;
const SCRIPT = /\/assets\/([\w.-]{1,80}\.js):(\d{1,6}):(\d{1,6})$/;

/**
 * Removes potentially personal data from an error message: URLs, quoted text, numbers, query strings, and
 * anything that looks like an email address.
 */
export function withoutPersonalData(message: string): string {
  return (
    message
      .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S*/gi, '(address)')
      .replace(/\S+@\S+/g, '(e-mail)')
      .replace(/"[^"]*(?:"|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|`[^`]*(?:`|$)/g, '(text)')
      // JavaScript puts names in single quotes, as in "reading 'length'". Anything else in single quotes is
      // text.
      .replace(/(?<!\w)'([^']*)(?:'|$)/g, (quoted, name: string) => (NAME.test(name) ? quoted : '(text)'))
      .replace(/[?#&]\S*=\S*/g, '')
      .replace(/[\p{N}][\p{N}.,:/()+-]*/gu, '#')
      .replace(/[\p{C}|]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MESSAGE_MAX_LENGTH)
      // Firestore rejects strings with unpaired surrogates.
      .replace(/\p{Cs}/gu, '')
  );
}

/**
 * Returns the file, line and column of an error in one of the site's scripts, or '' for any other location.
 */
export function scriptPlace(place: string): string {
  const [, file, line, column] = SCRIPT.exec(place) ?? [];
  return file === undefined ? '' : `${file}:${Number(line)}:${Number(column)}`;
}
