// Preloaded into firebase-tools. The emulators' request handlers are async functions, and Express 4 ignores
// their rejections. Such a rejection affects only one request but would bring down all the emulators, so it
// is logged instead.
process.on('unhandledRejection', (reason) => console.error('A request failed:', reason));
