import { OperatorNode, PostgresQueryCompiler, PrimitiveValueListNode, ValueListNode, type BinaryOperationNode } from 'kysely';

/** What `in` and `not in` an empty list mean. */
const meanings: Readonly<Record<string, string>> = { in: 'false', 'not in': 'true' };

/** Kysely's compiler, but an empty list is taken for what it means: written as `in ()` it is a syntax error. */
export class QueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand: list } = node;
    const isEmpty = (ValueListNode.is(list) || PrimitiveValueListNode.is(list)) && list.values.length === 0;
    const meaning = isEmpty && OperatorNode.is(operator) ? meanings[operator.operator] : undefined;
    if (meaning === undefined) super.visitBinaryOperation(node);
    else this.append(meaning);
  }
}
