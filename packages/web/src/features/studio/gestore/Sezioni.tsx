import { etichettaTipoGestore, type TipoGestore } from '@quadra/contract';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { etichetteGestore, messaggiGestore as m } from '../../../messages/gestore.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Combo } from '../../../ui/scelta/Combo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import css from './Gestore.module.css';
import type { Permessi } from './permessi.ts';
import { flagVendita, type NomeFlag, type NomeTesto, type Valori } from './valori.ts';

type Props = {
  valori: Valori;
  change: (nuovi: Partial<Valori>) => void;
  makeCampo: (nome: string) => PropsCampo;
  permessi: Permessi;
};
type Forma = { largo: keyof typeof colonne; massimo: number; codice?: boolean };

const fonteTipi = makeFonteEnum(etichettaTipoGestore);

/** `riservato`: of the vendor alone. */
function Testo({
  nome,
  forma,
  riservato,
  ...scheda
}: Props & { nome: NomeTesto; forma: Forma; riservato?: boolean }) {
  const { valori, change, makeCampo, permessi } = scheda;
  const { largo, ...resto } = forma;
  return (
    <TextField
      {...makeCampo(nome)}
      {...(riservato && !permessi.scriveTutto && { bloccato: true })}
      {...resto}
      className={colonne[largo]}
      valore={valori[nome]}
      onChange={(testo) => change({ [nome]: testo })}
    />
  );
}

function Flag({ nome, scrive, valori, change }: Props & { nome: NomeFlag; scrive: boolean }) {
  return (
    <Interruttore
      nome={etichetteGestore[nome] ?? nome}
      acceso={valori[nome]}
      solaLettura={!scrive}
      onChange={(acceso) => change({ [nome]: acceso })}
    />
  );
}

export function Dati(props: Props) {
  const { valori, change, makeCampo, permessi } = props;
  return (
    <Sezione larga titolo={m.dati} testo={m.datiTesto}>
      <Campi>
        <Testo {...props} nome="codice" riservato forma={{ largo: 2, massimo: 40 }} />
        <Testo {...props} nome="nome" forma={{ largo: 4, massimo: 80 }} />
        <Testo {...props} nome="ragioneSociale" riservato forma={{ largo: 6, massimo: 160 }} />
        <Testo {...props} nome="partitaIva" riservato forma={{ largo: 2, massimo: 11, codice: true }} />
        <Testo {...props} nome="cF" riservato forma={{ largo: 2, massimo: 16, codice: true }} />
        <Tendina
          {...makeCampo('tipoGestore')}
          bloccato={!permessi.scriveTutto}
          className={colonne[2]}
          valore={String(valori.tipoGestore)}
          fonte={fonteTipi}
          onChange={(chiave) => chiave !== null && change({ tipoGestore: Number(chiave) as TipoGestore })}
        />
      </Campi>
    </Sezione>
  );
}

export function Sede(props: Props) {
  const { valori, change, makeCampo } = props;
  return (
    <Sezione larga titolo={m.sede} testo={m.sedeTesto}>
      <Campi>
        <Combo
          {...makeCampo('comune')}
          className={colonne[3]}
          segnaposto={m.cercaComune}
          testo={valori.comuneDesc}
          fonte={fonteComuni}
          onScelta={(voce) =>
            change({ comune: voce?.chiave ?? '', comuneDesc: voce?.testo ?? '', provincia: '' })
          }
        />
        <Testo {...props} nome="provincia" forma={{ largo: 1, massimo: 2, codice: true }} />
        <Testo {...props} nome="cap" forma={{ largo: 2, massimo: 5, codice: true }} />
        <Testo {...props} nome="via" forma={{ largo: 6, massimo: 120 }} />
        <Testo {...props} nome="email" forma={{ largo: 4, massimo: 254 }} />
        <Testo {...props} nome="telefono" forma={{ largo: 2, massimo: 30 }} />
      </Campi>
    </Sezione>
  );
}

export function Rea(props: Props) {
  const { scrive } = props.permessi;
  return (
    <Sezione larga titolo={m.rea} testo={m.reaTesto}>
      <Campi>
        <Testo {...props} nome="reaUfficio" forma={{ largo: 2, massimo: 2, codice: true }} />
        <Testo {...props} nome="reaNumero" forma={{ largo: 2, massimo: 20 }} />
        <Testo {...props} nome="reaCapitaleSociale" forma={{ largo: 2, massimo: 20 }} />
      </Campi>
      <div className={css.switches}>
        <Flag {...props} nome="reaSocioUnico" scrive={scrive} />
        <Flag {...props} nome="reaLiquidazione" scrive={scrive} />
      </div>
    </Sezione>
  );
}

export function Vendita(props: Props) {
  const { valori, change, makeCampo, permessi } = props;
  return (
    <Sezione larga titolo={m.vendita} testo={m.venditaTesto}>
      <div className={css.switches}>
        {flagVendita.map((nome) => (
          <Flag key={nome} {...props} nome={nome} scrive={permessi.scriveTutto} />
        ))}
      </div>
      <Campi>
        <DateField
          {...makeCampo('dataBlocco')}
          bloccato={!permessi.scriveTutto}
          className={colonne[2]}
          nota={m.facoltativo}
          valore={valori.dataBlocco}
          onChange={(dataBlocco) => change({ dataBlocco })}
        />
        <TextField
          {...makeCampo('soglia')}
          className={colonne[2]}
          nota={m.facoltativo}
          inputMode="numeric"
          valore={valori.soglia}
          onChange={(testo) => change({ soglia: testo.replace(/\D/g, '').slice(0, 7) })}
        />
        <TextField
          {...makeCampo('limiteAttivazioni')}
          bloccato={!permessi.scriveTutto}
          className={colonne[2]}
          nota={m.senzaLimite}
          inputMode="numeric"
          valore={valori.limiteAttivazioni}
          onChange={(testo) => change({ limiteAttivazioni: testo.replace(/\D/g, '').slice(0, 6) })}
        />
      </Campi>
    </Sezione>
  );
}
