import { TESTO_FILTRO_MASSIMO } from '@quadra/contract';
import { memo, type ReactNode, useMemo } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { DateField } from '../campi/DateField.tsx';
import { NumberField } from '../campi/NumberField.tsx';
import { RadioSiNo } from '../campi/RadioSiNo.tsx';
import { TextField } from '../campi/TextField.tsx';
import { Combo } from '../scelta/Combo.tsx';
import { Tendina } from '../scelta/Tendina.tsx';
import { makeFonteDati, type Voce } from '../scelta/voci.ts';
import { type CampoScelta, type CampoSemplice, fromScalato, toScalato } from './campo-filtro.ts';
import type { Filtri } from './useFiltri.ts';

type Props = {
  campo: CampoSemplice;
  /** What is typed in it, its words when it comes from a list of the server, and whether it is locked. */
  valore: string;
  testo: string | undefined;
  attivo: boolean;
  filtri: Filtri;
  conX: boolean;
};
/** What each kind of filter is drawn with. */
type Parti<C extends CampoSemplice> = {
  campo: C;
  comuni: { etichetta: string; blocco: { attivo: boolean; onToggle: () => void } };
  valore: string;
  testo: string | undefined;
  filtri: Filtri;
  conX: boolean;
};

function FiltroNudo({ campo, valore, testo, attivo, filtri, conX }: Props): ReactNode {
  const { chiave, nome } = campo;
  const set = (nuovo: string) => filtri.setValore(chiave, nuovo);
  const comuni = { etichetta: nome, blocco: { attivo, onToggle: () => filtri.toggleBlocco(chiave) } };
  if (campo.scelte !== undefined) return <Scelta {...{ campo, comuni, valore, testo, filtri, conX }} />;
  switch (campo.tipo) {
    case 'numero':
      return <Numero {...{ campo, comuni, valore, testo, filtri, conX }} />;
    case 'data':
      return (
        <DateField
          {...comuni}
          valore={valore}
          onChange={set}
          minimo={campo.minimo}
          massimo={campo.massimo}
          messaggio={campo.rovescio ? { tipo: 'error', testo: m.periodoNonValido } : null}
        />
      );
    case 'sino':
      return (
        <RadioSiNo
          {...comuni}
          valore={valore === '' ? null : valore === 'true'}
          onChange={(scelta) => set(scelta === null ? '' : String(scelta))}
        />
      );
    case 'combo':
    case 'tendina':
      return <Elenco {...{ campo, comuni, valore, testo, filtri, conX }} />;
    default:
      return (
        <TextField
          {...comuni}
          valore={valore}
          onChange={set}
          massimo={TESTO_FILTRO_MASSIMO}
          placeholder={campo.segnaposto}
        />
      );
  }
}

/** One filter, drawn by its kind, with its lock; again only when something of its own changes. */
export const Filtro = memo(FiltroNudo);

function Numero({ campo, comuni, valore, filtri }: Parti<Extract<CampoSemplice, { tipo: 'numero' }>>) {
  const decimali = campo.decimali ?? 0;
  return (
    <NumberField
      {...comuni}
      valore={toScalato(valore, decimali)}
      opzioni={{ decimali, negativi: true, nullable: true }}
      zeroVisibile
      onValore={(nuovo) => filtri.setValore(campo.chiave, fromScalato(nuovo, decimali))}
    />
  );
}

const toVoce = ([chiave, testo, gruppo]: CampoScelta['scelte'][number]): Voce =>
  gruppo === undefined ? { chiave, testo } : { chiave, testo, gruppo };

function Scelta({ campo, comuni, valore, filtri, conX }: Parti<CampoScelta>) {
  const { scelte } = campo;
  const fonte = useMemo(() => makeFonteDati(scelte.map(toVoce)), [scelte]);
  return (
    <Tendina
      {...comuni}
      opzionale
      conX={conX}
      valore={valore === '' ? null : valore}
      fonte={fonte}
      onChange={(chiave) => filtri.setValore(campo.chiave, chiave ?? '')}
    />
  );
}

function Elenco({
  campo,
  comuni,
  valore,
  testo,
  filtri,
  conX,
}: Parti<Extract<CampoSemplice, { tipo: 'combo' | 'tendina' }>>) {
  const { chiave, fonte } = campo;
  if (campo.tipo === 'tendina')
    return (
      <Tendina
        {...comuni}
        opzionale
        conX={conX}
        valore={valore === '' ? null : valore}
        fonte={fonte}
        onChange={(scelta, voce) => filtri.setValore(chiave, scelta ?? '', voce?.testo ?? '')}
      />
    );
  return (
    <Combo
      {...comuni}
      testo={valore === '' ? '' : (testo ?? valore)}
      chiave={valore}
      fonte={fonte}
      onScelta={(voce) => filtri.setValore(chiave, voce?.chiave ?? '', voce?.testo ?? '')}
    />
  );
}
