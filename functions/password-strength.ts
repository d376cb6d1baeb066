// Estimates whether a password is easy to guess. zxcvbn estimates the number of guesses from lists of
// passwords, words and names. The owner's account and `npm run deploy:secret` check the strength of new
// passwords; logins don't.

/**
 * Words common in Puerto Rico but missing from zxcvbn's lists, which come from Spain and the United States.
 */
const LOCAL_WORDS = [
  'borinquen',
  'boricua',
  'borikén',
  'coquí',
  'perro',
  'perrito',
  'cachorro',
  'sato',
  'satito',
];

/**
 * The number of guesses that a password must withstand, as a power of ten. The public gate in the browser
 * reveals 16 bits of the password's hash, so an attacker needs to try only one in 65,536 guesses. For 10^11
 * guesses, that still takes three years at the 50 attempts per hour that the server accepts.
 */
const ENOUGH = 11;

/**
 * Loads the estimator. Called on first use rather than at startup, because the lists take a second to load.
 */
const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
};

let estimator: ReturnType<typeof loadEstimator> | undefined;

/**
 * Returns whether a password is easy to guess. Blocks the process for up to half a second.
 * @param known public facts about the owner: the names of the business and of the trainer
 */
export async function isEasyToGuess(password: string, known: readonly string[] = []) {
  estimator ??= loadEstimator();
  const names = known
    .flatMap((name) => [name, name.replace(/\s+/g, ''), ...name.split(/\s+/)])
    .filter((name) => name !== '');
  return (await estimator).check(password, [...LOCAL_WORDS, ...names]).guessesLog10 < ENOUGH;
}
