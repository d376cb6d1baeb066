const MESSAGE_MAX_LENGTH = 160;
const NAME = /^[A-Za-z_$][\w$.]{0,40}$/;
const SCRIPT = /\/assets\/([\w.-]{1,80}\.js):(\d{1,6}):(\d{1,6})$/;

/**
 * Removes from the message of an error what may be about a person: addresses with what follows, quoted texts, numbers, and what looks like
 * an e-mail address.
 */
export function withoutPersonalData(message: string): string {
  return (
    message
      .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S*/gi, '(address)')
      .replace(/\S+@\S+/g, '(e-mail)')
      .replace(/"[^"]*(?:"|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|`[^`]*(?:`|$)/g, '(text)')
      // JavaScript's names are in single quotes: reading 'length'. Anything else there is text.
      .replace(/(?<!\w)'([^']*)(?:'|$)/g, (quoted, name: string) => (NAME.test(name) ? quoted : '(text)'))
      .replace(/[?#&]\S*=\S*/g, '')
      .replace(/[\p{N}][\p{N}.,:/()+-]*/gu, '#')
      .replace(/[\p{C}|]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MESSAGE_MAX_LENGTH)
      // Half of a character, which Firestore refuses.
      .replace(/\p{Cs}/gu, '')
  );
}

/** Returns the file, line and column of one of the site's scripts; empty for any other place. */
export function scriptPlace(place: string): string {
  const [, file, line, column] = SCRIPT.exec(place) ?? [];
  return file === undefined ? '' : `${file}:${Number(line)}:${Number(column)}`;
}
