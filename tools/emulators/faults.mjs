// Preloaded into firebase-tools. The emulators' request handlers are async functions, and Express 4 ignores what they reject with: such an
// error concerns one request only, but would end all emulators. It is logged instead.
process.on('unhandledRejection', (reason) => console.error('A request failed:', reason));
