import { useState } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import { parseDataBreve } from '../dati/data-breve.ts';
import { formatValore } from '../dati/formato.ts';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';

/** Text, codice fiscale, codes without a list, dates: the text is read on leaving, and as soon as it is good. */
export function CasellaTesto({ casella, chiave, nomeRigo }: PropsCasella) {
  const { modello, dichiarazione } = useApertura();
  const { dato, rifiutato, set, refuse, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const [scritto, setScritto] = useState<string | null>(null);
  const isData = casella.tipo === 'data';
  const read = (testo: string): string | null => {
    const pulito = testo.trim();
    if (pulito === '') return null;
    if (isData) return parseDataBreve(pulito, dichiarazione.anno) ?? pulito;
    return casella.tipo === 'testo' ? pulito : pulito.toUpperCase();
  };
  const type = (testo: string) => {
    const mostrato = casella.tipo === 'codiceFiscale' ? testo.toUpperCase() : testo;
    setScritto(mostrato);
    const valore = read(mostrato);
    if (valore === null || modello.checkValore(chiave, valore) === null) set(valore);
  };
  const commit = () => {
    if (scritto !== null) {
      const valore = read(scritto);
      const frase = valore === null ? null : modello.checkValore(chiave, valore);
      if (valore !== null && frase !== null) refuse(scritto.trim(), isData ? m.dataNonValida : frase);
      else set(valore);
    }
    setScritto(null);
    flush();
  };
  return (
    <input
      {...attributi}
      className={classi(attributi.className, casella.tipo === 'testo' && css.text)}
      value={scritto ?? rifiutato?.testo ?? formatValore(casella, dato)}
      maxLength={casella.lunghezza}
      placeholder={isData ? m.formatoData : attributi.placeholder}
      onChange={(evento) => type(evento.target.value)}
      onKeyDown={(evento) => evento.key === 'Enter' && commit()}
      onFocus={(evento) => evento.currentTarget.select()}
      onBlur={commit}
    />
  );
}
