export { createSandboxOrg } from './sandbox-org.ts';
export type { SandboxFault, SandboxOptions, SandboxOrg } from './sandbox-org.ts';
export { servedOperations } from './handlers/handlers.ts';
export type { Clock } from './protocol/call.ts';
export { startSandboxServer } from './server.ts';
export type { RunningSandbox, SandboxServerOptions } from './server.ts';
export { DEMO_LOG_INS, DEMO_PASSWORD } from './seed/demo-log-ins.ts';
export type { DemoLogIn } from './seed/demo-log-ins.ts';
