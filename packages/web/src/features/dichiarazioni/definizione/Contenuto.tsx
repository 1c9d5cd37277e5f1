import { limiti } from '@quadra/contract';
import type { Esempio, NomeCasella } from '@quadra/fisco';
import type { ReactNode } from 'react';
import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import type { Fonte } from '../../../ui/scelta/voci.ts';
import { EditorEspressione, type Letta } from './EditorEspressione.tsx';
import * as scelte from './scelte.ts';
import type { Valori } from './valori.ts';

export type CampoEspressione = 'espressione' | 'condizione';

type Props = {
  valori: Valori;
  scrive: boolean;
  /** What is known of an expression, and what helps to write it. */
  makeEditor: (campo: CampoEspressione) => {
    letta: Letta | undefined;
    nomi: readonly NomeCasella[];
    esempi: readonly Esempio[];
  };
  /** What the expression reads, drawn under it. */
  letture: ReactNode;
  makeCampo: (nome: string) => PropsCampo;
  change: (nuovi: Partial<Valori>) => void;
};

/** What a definition says, by its kind. */
export function Contenuto(props: Props) {
  const { genere } = props.valori;
  return (
    <Sezione larga titolo={m.contenuto} testo={m.generiTesto[genere]}>
      {genere === 'formula' && <ContenutoFormula {...props} />}
      {genere === 'validazione' && <ContenutoValidazione {...props} />}
      {genere === 'lookup' && <ContenutoLookup {...props} />}
      {genere === 'query' && <ContenutoQuery {...props} />}
      {genere === 'campo' && <ContenutoCampo {...props} />}
    </Sezione>
  );
}

const campoOf = ({ makeCampo }: Props, nome: string): PropsCampo =>
  makeCampo(`definizione.contenuto.${nome}`);

/** A choice among a few words, which are the value itself. */
function Scelta<T extends string>(
  props: PropsCampo & { valore: T; fonte: Fonte; onScelta: (valore: T) => void },
) {
  const { onScelta, ...resto } = props;
  return (
    <Tendina {...resto} opzionale={false} onChange={(chiave) => chiave !== null && onScelta(chiave as T)} />
  );
}

function ContenutoFormula(props: Props) {
  const { formula } = props.valori;
  const change = (nuovi: Partial<Valori['formula']>) => props.change({ formula: { ...formula, ...nuovi } });
  return (
    <>
      <EditorEspressione
        {...campoOf(props, 'espressione')}
        {...props.makeEditor('espressione')}
        conAiuto
        righe={3}
        valore={formula.espressione}
        onChange={(espressione) => change({ espressione })}
      />
      <EditorEspressione
        {...campoOf(props, 'condizione')}
        etichetta={m.soloSe}
        nota={m.facoltativa}
        {...props.makeEditor('condizione')}
        righe={2}
        valore={formula.condizione}
        onChange={(condizione) => change({ condizione })}
      />
      {props.letture}
      <Campi>
        <Scelta
          {...campoOf(props, 'arrotondamento')}
          className={colonne[3]}
          valore={formula.arrotondamento}
          fonte={scelte.fonteArrotondamenti}
          onScelta={(arrotondamento) => change({ arrotondamento })}
        />
      </Campi>
    </>
  );
}

function ContenutoValidazione(props: Props) {
  const { validazione } = props.valori;
  const change = (nuovi: Partial<Valori['validazione']>) =>
    props.change({ validazione: { ...validazione, ...nuovi } });
  return (
    <>
      <EditorEspressione
        {...campoOf(props, 'condizione')}
        etichetta={m.segnalaQuando}
        {...props.makeEditor('condizione')}
        conAiuto
        righe={3}
        valore={validazione.condizione}
        onChange={(condizione) => change({ condizione })}
      />
      {props.letture}
      <Campi>
        <TextField
          {...campoOf(props, 'messaggio')}
          className={colonne[6]}
          massimo={200}
          valore={validazione.messaggio}
          onChange={(messaggio) => change({ messaggio })}
        />
        <Scelta
          {...campoOf(props, 'livello')}
          className={colonne[3]}
          valore={validazione.livello}
          fonte={scelte.fonteLivelli}
          onScelta={(livello) => change({ livello })}
        />
      </Campi>
    </>
  );
}

function ContenutoLookup(props: Props) {
  const { lookup } = props.valori;
  const change = (nuovi: Partial<Valori['lookup']>) => props.change({ lookup: { ...lookup, ...nuovi } });
  return (
    <Campi>
      <Scelta
        {...campoOf(props, 'tabella')}
        className={colonne[6]}
        valore={lookup.tabella}
        fonte={scelte.fonteTabelle}
        onScelta={(tabella) => change({ tabella })}
      />
      <Scelta
        {...campoOf(props, 'campoChiave')}
        className={colonne[2]}
        valore={lookup.campoChiave}
        fonte={scelte.fonteCampiLookup}
        onScelta={(campoChiave) => change({ campoChiave })}
      />
      <Scelta
        {...campoOf(props, 'campoDescrizione')}
        className={colonne[2]}
        valore={lookup.campoDescrizione}
        fonte={scelte.fonteCampiLookup}
        onScelta={(campoDescrizione) => change({ campoDescrizione })}
      />
      <TextField
        {...campoOf(props, 'filtro')}
        className={colonne[2]}
        massimo={40}
        valore={lookup.filtro}
        onChange={(filtro) => change({ filtro })}
      />
    </Campi>
  );
}

function ContenutoQuery(props: Props) {
  const { query } = props.valori;
  const change = (nuovi: Partial<Valori['query']>) => props.change({ query: { ...query, ...nuovi } });
  const isAnagrafica = query.sorgente === 'Anagrafica';
  return (
    <Campi>
      <TextField
        {...campoOf(props, 'nome')}
        className={colonne[6]}
        massimo={100}
        valore={query.nome}
        onChange={(nome) => change({ nome })}
      />
      <Scelta
        {...campoOf(props, 'sorgente')}
        className={colonne[3]}
        valore={query.sorgente}
        fonte={scelte.fonteSorgenti}
        onScelta={(sorgente) => change({ sorgente, campo: '' })}
      />
      {isAnagrafica ? (
        <Tendina
          {...campoOf(props, 'campo')}
          opzionale
          className={colonne[3]}
          valore={query.campo || null}
          fonte={scelte.fonteCampiAnagrafica}
          onChange={(campo) => change({ campo: campo ?? '' })}
        />
      ) : (
        <>
          <TextField
            {...campoOf(props, 'anno')}
            className={colonne[1]}
            massimo={10}
            valore={query.anno}
            onChange={(anno) => change({ anno })}
          />
          <TextField
            {...campoOf(props, 'campo')}
            className={colonne[2]}
            massimo={40}
            codice
            valore={query.campo}
            onChange={(campo) => change({ campo })}
          />
        </>
      )}
    </Campi>
  );
}

function ContenutoCampo(props: Props) {
  const { campo } = props.valori;
  const change = (nuovi: Partial<Valori['campo']>) => props.change({ campo: { ...campo, ...nuovi } });
  return (
    <>
      <Campi>
        <TextField
          {...campoOf(props, 'titolo')}
          className={colonne[6]}
          massimo={100}
          valore={campo.titolo}
          onChange={(titolo) => change({ titolo })}
        />
        <Scelta
          {...campoOf(props, 'tipo')}
          className={colonne[3]}
          valore={campo.tipo}
          fonte={scelte.fonteTipi}
          onScelta={(tipo) => change({ tipo })}
        />
        <Scelta
          {...campoOf(props, 'visibilita')}
          className={colonne[3]}
          valore={campo.visibilita}
          fonte={scelte.fonteVisibilita}
          onScelta={(visibilita) => change({ visibilita })}
        />
        <TextField
          {...campoOf(props, 'descrizione')}
          className={colonne[3]}
          nota={m.facoltativa}
          massimo={limiti.descrizioneAggiuntiva}
          valore={campo.descrizione}
          onChange={(descrizione) => change({ descrizione })}
        />
        <TextField
          {...campoOf(props, 'maschera')}
          className={colonne[3]}
          nota={m.facoltativa}
          massimo={40}
          valore={campo.maschera}
          onChange={(maschera) => change({ maschera })}
        />
      </Campi>
      <Interruttore
        nome={m.obbligatorio}
        acceso={campo.obbligatorio}
        solaLettura={!props.scrive}
        onChange={(obbligatorio) => change({ obbligatorio })}
      />
    </>
  );
}
