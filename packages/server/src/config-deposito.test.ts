import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const S3 = {
  QUADRA_DOCUMENTI: 's3',
  QUADRA_S3_INDIRIZZO: 'https://s3.example',
  QUADRA_S3_SECCHIO: 'documenti',
  QUADRA_S3_CHIAVE: 'chi',
  QUADRA_S3_SEGRETO: 'parola',
};
const deposito = {
  indirizzo: 'https://s3.example',
  ...{ regione: 'us-east-1', secchio: 'documenti', chiave: 'chi', segreto: 'parola' },
};

describe('where the bytes of documents are', () => {
  it('is PostgreSQL, unless the whole of a store is said', () => {
    expect(readConfig({}).documenti).toEqual({ dove: 'postgresql', deposito: null });
    expect(readConfig(S3).documenti).toEqual({ dove: 's3', deposito });
    const tornando = { ...S3, QUADRA_DOCUMENTI: 'postgresql' };
    expect(readConfig(tornando).documenti).toEqual({ dove: 'postgresql', deposito });
  });

  it('is refused when a part is missing, or keys would travel in clear', () => {
    expect(() => readConfig({ QUADRA_DOCUMENTI: 's3' })).toThrow(/QUADRA_S3_INDIRIZZO: serve con/);
    expect(() => readConfig({ ...S3, QUADRA_S3_SEGRETO: '' })).toThrow(/QUADRA_S3_SEGRETO: serve con/);
    expect(() => readConfig({ QUADRA_S3_SECCHIO: 'solo' })).toThrow(/QUADRA_S3_CHIAVE: serve con/);
    expect(() => readConfig({ ...S3, QUADRA_S3_INDIRIZZO: 'http://s3.example' })).toThrow(
      /deve essere https/,
    );
    expect(() => readConfig({ QUADRA_DOCUMENTI: 'disco' })).toThrow(/deve essere postgresql o s3/);
  });
});
