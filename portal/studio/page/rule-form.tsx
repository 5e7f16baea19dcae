import type { OutlineNode } from '../editing/outline.ts';
import { expressionSentence, sentenceOf } from '../editing/sentences.ts';
import { ConditionSentence } from './condition-sentence.tsx';
import { ExpressionSentence } from './expression-sentence.tsx';
import { RuleCases } from './rule-cases.tsx';

interface RuleFormProps {
  readonly node: OutlineNode;
  readonly value: unknown;
}

/** Returns true for a condition or a worked-out value with a name of its own. */
export const isRule = ({ path }: Pick<OutlineNode, 'path'>): boolean =>
  path.length === 2 && (path[0] === 'conditions' || path[0] === 'values');

/** A condition or a worked-out value: read as a sentence, built out of its pieces, and tried on cases. */
export function RuleForm({ node: { path, name }, value }: RuleFormProps) {
  const isCondition = path[0] === 'conditions';
  return (
    <>
      <p className="sentence">
        {isCondition ? 'Holds while: ' : 'Comes to: '}
        <strong>{isCondition ? sentenceOf(value) : expressionSentence(value)}</strong>
      </p>
      {isCondition ? (
        <ConditionSentence path={path} value={value} name={name} />
      ) : (
        <div>
          <ExpressionSentence path={path} value={value} />
        </div>
      )}
      <RuleCases rule={{ of: isCondition ? 'conditions' : 'values', name }} />
    </>
  );
}
