import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** The official schema of an ordinary invoice, in its folder. */
export const SCHEMA_FATTURA = 'xsd/Schema_VFPR12_v1.2.3_importlocale.xsd';

/** A folder of what others publish, beside the house or beside the folder of who works on a copy of it; empty where it is not. */
export const findSchemi = (cartella: 'fatturapa' | 'lipe' | 'sepa'): string =>
  ['../../../shared', '../../../../shared']
    .map((dove) => join(import.meta.dirname, dove, 'data', cartella))
    .find((dove) => existsSync(dove)) ?? '';

/** What a schema says of a file: empty when it takes it. */
export function makeValidatore(percorso: string): (xml: string) => string {
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(percorso), { url: percorso });
  const validatore = XsdValidator.fromDoc(schema);
  return (xml) => {
    const documento = XmlDocument.fromString(xml);
    try {
      validatore.validate(documento);
      return '';
    } catch (errore) {
      return errore instanceof Error ? errore.message : String(errore);
    } finally {
      documento.dispose();
    }
  };
}
