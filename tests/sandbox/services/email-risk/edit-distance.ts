/** Returns the number of slipped keys: letters missing, added, exchanged or swapped with their neighbour. */
export function editDistance(left: string, right: string): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const steps = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwap && row > 1 && column > 1 ? [(before[column - 2] ?? 0) + 1] : []),
      ];
      current.push(Math.min(...steps));
    }
    before = above;
    above = current;
  }
  return above[right.length] ?? 0;
}
