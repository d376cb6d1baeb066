// Preloaded (node --import) into long-running children: when their parent dies, even by SIGKILL, its IPC
// channel closes and the child shuts down cleanly instead of holding the ports for ever.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
