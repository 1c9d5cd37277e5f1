import { computeCodiceFiscale, isData } from '@quadra/values';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { readCodiceFiscale } from './anagrafica.api.ts';
import { confrontaCodice } from './confronto-codice.ts';
import type { Valori } from './valori.ts';

const LUNGHEZZA = 16;
type SetMessaggi = (nuovi: readonly [percorso: string, messaggio: Messaggio | null][]) => void;

/**
 * Person and codice fiscale keep each other company: the codice is computed as soon as the data suffice (and the field
 * is empty, or was computed), and a whole codice fills the data that are missing and is compared with the others.
 */
export function useCodiceFiscale(
  form: UseFormReturn<Valori>,
  setMessaggi: SetMessaggi,
  isNuova: boolean,
): void {
  const { control, getValues, setValue } = form;
  const [tipo, estera, cognome, nome, sesso, dataNascita, comuneNascita, codiceFiscale] = useWatch({
    control,
    name: ['tipo', 'estera', 'cognome', 'nome', 'sesso', 'dataNascita', 'comuneNascita', 'codiceFiscale'],
  });
  const calcolato = useRef<string | null>(null);
  const letto = useRef(getValues('codiceFiscale'));
  const attivo = tipo === 'PF' && !estera;

  useEffect(() => {
    if (!attivo || !cognome || !nome || !sesso || !comuneNascita || !isData(dataNascita)) return;
    const scritto = getValues('codiceFiscale');
    if (scritto !== '' && scritto !== calcolato.current) return;
    const nascita = { data: dataNascita, sesso, codiceCatastale: comuneNascita };
    const codice = computeCodiceFiscale({ cognome, nome, ...nascita });
    if (codice === scritto) return;
    calcolato.current = codice;
    letto.current = codice;
    setValue('codiceFiscale', codice, { shouldDirty: true });
    setMessaggi([['codiceFiscale', { tipo: 'info', testo: m.calcolato }]]);
  }, [attivo, cognome, nome, sesso, dataNascita, comuneNascita, getValues, setValue, setMessaggi]);

  useEffect(() => {
    if (!attivo || codiceFiscale.length !== LUNGHEZZA || codiceFiscale === letto.current) return;
    let vivo = true;
    letto.current = codiceFiscale;
    void readCodiceFiscale(codiceFiscale).then(
      (esito) => {
        if (!vivo) return;
        const { dati } = esito;
        if (!esito.valido || dati === null) {
          const testo = esito.messaggio ?? '';
          setMessaggi([['codiceFiscale', testo === '' ? null : { tipo: 'error', testo }]]);
          return;
        }
        const { riempiti, diversi } = confrontaCodice(getValues(), dati, formatGiorno);
        for (const [campo, valore] of riempiti) setValue(campo, valore, { shouldDirty: true });
        const visibili = riempiti.filter(
          ([campo]) => !campo.endsWith('Descrizione') && campo !== 'provinciaNascita',
        );
        setMessaggi([
          ['codiceFiscale', esito.presente && isNuova ? { tipo: 'error', testo: m.giaUsato } : null],
          ...visibili.map(([campo]): [string, Messaggio] => [
            campo,
            { tipo: 'info', testo: m.compilatoDalCodice },
          ]),
          ...diversi.map(([campo, testo]): [string, Messaggio] => [campo, { tipo: 'error', testo }]),
        ]);
      },
      () => {},
    );
    return () => {
      vivo = false;
    };
  }, [attivo, codiceFiscale, getValues, setValue, setMessaggi, isNuova]);
}
