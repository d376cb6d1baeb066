// Preloaded (node --import) into long-running children. When the parent ends, even by SIGKILL, its IPC
// channel closes. The child then shuts down cleanly instead of keeping the ports.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
