import type { VoceDaPagare } from '../../../dominio/versamenti/da-pagare.api.ts';
import { makeCalendario } from '../../../dominio/versamenti/promemoria.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiPagamenti as m } from '../../../messages/pagamenti-miei.ts';
import { saveFile } from '../../../ui/comandi/salva-file.ts';

/** A file for his calendar: a day for each of the payments. */
export function saveInCalendario(voci: readonly VoceDaPagare[]): void {
  const giorni = voci.map(({ chiave, data, nome, importo }) => ({
    giorno: data,
    testo: m.evento(nome, formatImporto(importo)),
    chiave: `da-pagare-${chiave}`,
  }));
  saveFile(new Blob([makeCalendario(giorni, new Date())], { type: 'text/calendar' }), m.fileCalendario);
}
