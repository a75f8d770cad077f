import {
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  replaceWithNoncontingentExpression,
  ValueListNode,
  type BinaryOperationNode,
  type EmptyInListNode,
} from 'kysely';

/** Nothing is in a list of none: SQL has no way to write one, and a caller may well send it. */
class Compiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(isEmptyList(node) ? replaceWithNoncontingentExpression(node) : node);
  }
}

function isEmptyList(node: BinaryOperationNode): node is EmptyInListNode {
  const { operator, rightOperand: list } = node;
  const isList = PrimitiveValueListNode.is(list) || ValueListNode.is(list);
  return isList && list.values.length === 0 && OperatorNode.is(operator) && /^(not )?in$/.test(operator.operator);
}

/** PostgreSQL as we write for it. Here and not as a plugin, which would copy every statement to look into it. */
export class HadirDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new Compiler();
  }
}
