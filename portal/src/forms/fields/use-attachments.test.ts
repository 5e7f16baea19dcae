import { describe, expect, it } from 'vitest';
import type { FileStage } from '../../files/file-queue.ts';
import { answerOf } from './use-attachments.ts';

const given = (uploadedId: string): FileStage => ({ at: 'uploaded', uploadedId });
const sending: FileStage = { at: 'sending', share: 0.5 };
const refused: FileStage = { at: 'rejected', message: 'No.' };
const failed: FileStage = { at: 'failed', message: 'Again?' };

describe('the answer of a field of files', () => {
  it.each<readonly [string, readonly FileStage[], readonly string[] | undefined]>([
    ['none', [], undefined],
    ['all there', [given('068a'), given('068b')], ['068a', '068b']],
    ['one under way', [given('068a'), sending], ['068a', '']],
    ['several that are not there', [sending, refused, failed], ['']],
  ])('%s', (_, stages, want) => {
    const file = new File(['x'], 'x.csv');
    expect(answerOf(stages.map((stage, id) => ({ id, file, stage })))).toEqual(want);
  });
});
