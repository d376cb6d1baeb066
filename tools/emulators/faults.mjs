// Preloaded into firebase-tools. The emulators' request handlers are async functions, and Express 4 ignores
// their rejections. Such an error concerns only one request but would end all emulators, so it is logged
// instead.
process.on('unhandledRejection', (reason) => console.error('A request failed:', reason));
