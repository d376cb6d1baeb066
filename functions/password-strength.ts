// Whether a password is easy to guess: zxcvbn estimates the guesses from lists of passwords, words and names. Both ways to set a password
// use it, the owner's account and `npm run deploy:secret`; sign-ins never do.

/** What people here choose, and the lists, which are from Spain and the United States, do not have. */
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
 * The guesses that a password must withstand, as a power of ten. The gate in the browser tells everybody 16 bits of the password, and so
 * removes all but one in 65,536 guesses from a list. Of 10^11 enough remain for three years, at the fifty that the server accepts in an hour.
 */
const ENOUGH = 11;

/** The lists take a second to load, so they are loaded with the first password that is set. */
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
 * Whether a password is easy to guess. Blocks the process for up to half a second. `known`: what everybody knows of the owner, the names of the
 * business and of the trainer.
 */
export async function isEasyToGuess(password: string, known: readonly string[] = []) {
  estimator ??= loadEstimator();
  const names = known
    .flatMap((name) => [name, name.replace(/\s+/g, ''), ...name.split(/\s+/)])
    .filter((name) => name !== '');
  return (await estimator).check(password, [...LOCAL_WORDS, ...names]).guessesLog10 < ENOUGH;
}
