import { describe, expect, it } from 'vitest';
import { computeRitmo } from './crediti.ts';

describe('the pace of the credits', () => {
  it('is of the weeks since the first use, and of none while they are too few', () => {
    expect(computeRitmo([0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 20, 10])).toBe(10);
    expect(computeRitmo([12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(1);
    expect(computeRitmo([0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5])).toBeNull();
    expect(computeRitmo([0, 0, 0, 0])).toBeNull();
  });
});
