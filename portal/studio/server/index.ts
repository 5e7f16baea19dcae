export { openStudio } from './open-studio.ts';
export type { SharedStudio, Studio, StudioOptions } from './open-studio.ts';
export { readStagingSettings, readTeamSettings } from './team/team-settings.ts';
export { runTeamCommand, teamUsage } from './team/team-command.ts';
export { pageHeader } from '../protocol.ts';
export type { StagingSettings } from './studio-staging.ts';
export type { FileText, ProjectState } from '../protocol.ts';
