// Preloaded (node --import) into long-running children. When the parent exits, even by SIGKILL, the IPC
// channel closes. The child then shuts down cleanly and frees its ports.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
