import { anomalieSpid } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { computeFraseRifiuto } from './rifiuto.rules.ts';

describe('the refusal of a provider', () => {
  it('has the words of each known anomaly of SPID', () => {
    for (const numero of [19, 20, 21, 22, 23, 25]) {
      expect(computeFraseRifiuto('access_denied', `ErrorCode nr${numero}`)).toBe(anomalieSpid[numero]);
    }
  });

  it('invents nothing for a number, an error or a text it does not know', () => {
    expect(computeFraseRifiuto('access_denied', 'ErrorCode nr24')).toBeUndefined();
    expect(computeFraseRifiuto('access_denied', 'ErrorCode nr255')).toBeUndefined();
    expect(computeFraseRifiuto('server_error', 'ErrorCode 25')).toBeUndefined();
    expect(computeFraseRifiuto('access_denied', '')).toBe(anomalieSpid[25]);
  });
});
