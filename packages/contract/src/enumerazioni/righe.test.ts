import { describe, expect, it } from 'vitest';
import * as costanti from '../costanti.ts';
import { filtroAnagrafiche, listQuery, modoRicerca } from '../lista.ts';
import * as e from './index.ts';

const keys = (oggetto: object) => Object.keys(oggetto);

describe('users and clients', () => {
  it('[ENU-004] the manager types are NORMALE 0 and CAF 1', () => {
    expect(e.tipoGestore).toEqual({ NORMALE: 0, CAF: 1 });
    expect(e.etichettaTipoGestore).toEqual({ 0: 'Normale', 1: 'CAF' });
  });
  it('client profiles and applications have their numbers', () => {
    expect(e.tipoProfiloCliente).toEqual({ STUDIO: 0, PRIVATO: 1, AZIENDA: 2 });
    expect(e.etichettaProfiloCliente).toEqual({ 0: 'Studio', 1: 'Privato', 2: 'Azienda' });
    expect(e.tipoApplicativo).toEqual({
      PRECOMPILATA: 1,
      VISURE: 2,
      FIRMA: 3,
      ARCHIVIAZIONE: 4,
      QUADROAC: 5,
      WOWAI: 6,
      REMOTEHOST: 7,
    });
  });
  it('[ENU-008] the power levels are eight', () => {
    expect(e.potere).toEqual({
      Unauth: -1,
      None: 0,
      Minimal: 2,
      Client: 3,
      Seller: 5,
      Producer: 7,
      Admin: 8,
      Developer: 9,
    });
  });
  it('[ENU-049] the commercial profiles are three', () => {
    expect(e.profiloCommerciale).toEqual(['Studio', 'Professionista', 'Azienda']);
  });
  it('the subscriptions are four', () => {
    expect(e.tipologiaSottoscrizione).toEqual(['Full', 'Azienda-Full', 'Azienda-Light', 'Non prevista']);
  });
});

describe('notifications and mail', () => {
  it('[ENU-005] [ENU-033] the priorities have their numbers and labels, and an order', () => {
    expect(e.priorita).toEqual({ ALTA: 0, NORMALE: 1, BASSA: 2, ALTA_NOTA: 3, ALTA_POPUP: 4 });
    expect(e.ordinePriorita.map((numero) => [e.etichettaPriorita[numero], numero])).toEqual([
      ['Alta (popup)', e.priorita.ALTA_POPUP],
      ['Alta (note)', e.priorita.ALTA_NOTA],
      ['Alta', e.priorita.ALTA],
      ['Normale', e.priorita.NORMALE],
      ['Bassa', e.priorita.BASSA],
    ]);
  });
  it('the templates of the mail are twelve and the letter, three of them for new credentials', () => {
    expect(keys(e.modelloPosta)).toHaveLength(13);
    expect(keys(e.modelloPosta).at(-1)).toBe('lettera');
    expect(keys(e.modelloPosta).filter((nome) => nome.startsWith('nuove-credenziali-'))).toHaveLength(3);
  });
  it('[ENU-007] the kinds of notification are four', () => {
    expect(e.livelloNotifica).toEqual({ Error: 0, Info: 1, Success: 2, Warning: 3 });
  });
  it('[ENU-043] a mail waits, was sent or failed', () => {
    expect(e.statoPosta).toEqual(['In attesa', 'Inviata', 'Errore']);
  });
  it('[ENU-044] an order is made, sent or failed', () => {
    expect(e.statoOrdine).toEqual(['Creato', 'Inviato', 'Errore']);
  });
  it('[ENU-045] the states of a 730 request are seven', () => {
    expect(e.statoRichiesta730).toEqual([
      'Non creata',
      'Creata',
      'Inviata',
      'Ricevuta',
      'Annullamento Creato',
      'Annullamento Inviato',
      'Importazione Esterna',
    ]);
  });
  it('[ENU-047] the kinds of delega are four', () => {
    expect(e.tipoDelega).toEqual(['Delega', 'Non conferisce delega', 'Revoca delega', 'Nessuna scelta']);
  });
});

describe('declarations', () => {
  it('[ENU-006] the telematic flag is handled in three ways, POPUP when nobody says', () => {
    expect(e.gestioneTelematico).toEqual({ MANUALE: 1, POPUP: 2, AUTOMATICO: 3 });
    expect(e.etichettaGestioneTelematico).toEqual({
      1: 'Manuale',
      2: 'Popup alla creazione',
      3: 'Imposta come inviato alla creazione',
    });
    expect(e.GESTIONE_TELEMATICO_PREDEFINITA).toBe(2);
  });
  it('the types foreseen are seventeen, each in one group, and those of today are among them', () => {
    expect(new Set(e.tipoDichiarazionePrevisto).size).toBe(17);
    expect(Object.values(e.gruppiTipoDichiarazione).flat()).toEqual(e.tipoDichiarazionePrevisto);
    expect(e.tipoDichiarazione).toEqual([...e.tipoDichiarazionePrevisto, '730']);
  });
  it('[ENU-011] the purposes are six', () => {
    expect(e.finalitaDichiarazione).toEqual([
      'Ordinaria',
      'Integrativa',
      'Ricalcolo',
      'Simulazione',
      'Duplicata',
      'Flusso Separato',
    ]);
  });
  it('the filing states are twelve and four with a payment, and the trial; six of them are accepted', () => {
    expect(e.statoTelematico.at(-1)).toBe('Di prova');
    expect(new Set(e.statoTelematico).size).toBe(17);
    expect(e.statoTelematico.filter((stato) => stato.startsWith('Accolta'))).toEqual(e.statiAccolti);
    expect(e.statiAccolti.filter((stato) => stato.startsWith('Accolta con pagamento'))).toHaveLength(4);
  });
  it('[ENU-013] a file was sent, was not, or was sent again', () => {
    expect(e.statoInvio).toEqual(['Inviata', 'Non inviata', 'Re inviata']);
  });
  it('[ENU-015] the tax account is made or not', () => {
    expect(e.contoFiscale).toEqual(['Non creato', 'Creato']);
  });
  it('[ENU-031] the synchronizations are four, in Italian', () => {
    expect(e.sincronizzazione).toEqual([
      'Nessuna',
      'Da anagrafica a dichiarazione',
      'Da dichiarazione ad anagrafica',
      'Bidirezionale',
    ]);
  });
  it('[ENU-032] the kinds of field are four', () => {
    expect(e.tipoCampo).toEqual(['Intero', 'Decimale', 'Testo', 'Data']);
  });
  it('[ENU-053] [ENU-054] who asks, and what is supplied', () => {
    expect(e.richiedente).toEqual({ CAF: 'CAF', I: 'Intermediario', S: 'Sostituto' });
    expect(keys(e.fornitura)).toEqual(['730', 'PF']);
  });
  it('[ENU-056] temporal competence is monthly unless said annual', () => {
    expect(e.competenzaTemporale).toEqual(['Mensile', 'Annuale']);
    expect(e.COMPETENZA_PREDEFINITA).toBe('Mensile');
  });
  it('[ENU-058] the engagement is annual or multi-year', () => {
    expect(e.impegno).toEqual(['Annuale', 'Pluriennale']);
  });
});

describe('subjects', () => {
  it('[ENU-021] [ENU-022] the roles are A, B, C of a company and A, B, R of a body', () => {
    expect(e.ruoloSocieta).toEqual({
      A: 'Amministratore socio',
      B: 'Amministratore non socio',
      C: 'Organo di controllo',
    });
    expect(e.ruoloEnte).toEqual({ A: 'Amministratore', B: 'Organo di controllo', R: 'Rappresentante' });
  });
  it('[ENU-023] [ENU-024] auditors and states of activity go from 1 to 4', () => {
    expect(Object.entries(e.tipoRevisore)).toEqual([
      ['1', 'Revisore'],
      ['2', 'Responsabile della revisione'],
      ['3', 'Società di revisione'],
      ['4', 'Collegio sindacale'],
    ]);
    expect(Object.entries(e.statoAttivita)).toEqual([
      ['1', 'Normale attività'],
      ['2', 'In liquidazione'],
      ['3', 'Fallimento o liquidazione coatta'],
      ['4', 'Estinto'],
    ]);
  });
  it('[ENU-025] the situations of the period go from 1 to 8', () => {
    expect(Object.entries(e.situazionePeriodo)).toEqual([
      ['1', 'Inizio liquidazione'],
      ['2', 'Periodi successivi'],
      ['3', 'Fine liquidazione'],
      ['4', 'Estinzione per fusione'],
      ['5', 'Trasformazione IRES/non IRES'],
      ['6', 'Periodo normale'],
      ['7', 'Scissione totale'],
      ['8', 'Altra trasformazione'],
    ]);
  });
  it('[ENU-027] [ENU-028] contracts are two, incomes five', () => {
    expect(e.tipoContratto).toEqual({ 1: 'Indeterminato', 2: 'Determinato' });
    expect(Object.entries(e.tipoReddito)).toEqual([
      ['1', 'Pensione'],
      ['2', 'Lavoro dipendente e assimilati'],
      ['3', 'Lavori socialmente utili'],
      ['4', 'Zone di frontiera'],
      ['5', "Campione d'Italia"],
    ]);
  });
  it('[ENU-051] [ENU-052] [ENU-055] subjects, trusts and addresses', () => {
    expect(e.tipoSoggetto).toEqual(['Impresa', 'Agente', 'Professionista', 'Autotrasportatore']);
    expect(e.tipoTrust).toEqual({ 1: 'Opaco', 2: 'Trasparente', 3: 'Misto' });
    expect(e.tipoIndirizzo).toEqual({
      0: 'Nessuno',
      1: 'Residenza',
      2: 'Domicilio fiscale',
      3: 'Sede legale',
    });
  });
  it('[ENU-063] the intermediaries are of four types', () => {
    expect(e.tipoIntermediario).toEqual(['Dichiarazione', 'Contabilità', '770', 'CU']);
  });
});

describe('documents, payments and invoices', () => {
  it('the states of a document are four', () => {
    expect(e.statoDocumento).toEqual(['Inviato', 'Firmato', 'Archiviato', 'Firmato e archiviato']);
  });
  it('[ENU-017] the documents to sign are of eight types', () => {
    expect(e.tipoDocumentoFirma).toEqual([
      'Stampa conferimento incarico',
      'Stampa delega F24',
      'Dichiarazione',
      'F24',
      'Ricevute',
      'IRAP',
      'ISA',
      'Fascicolo',
    ]);
  });
  it('[ENU-060] a signature is autograph or electronic', () => {
    expect(e.tipoFirma).toEqual(['Autografa', 'Elettronica']);
    expect(e.tipoDocumentoContratto).toEqual(['Contratto', 'Nomina responsabile']);
  });
  it('[ENU-014] [ENU-041] an invoice as it was or changed, sent or not', () => {
    expect(e.statoFattura).toEqual(['Originale', 'Modificata da portale', 'Modificata manualmente']);
    expect(e.invioFattura).toEqual(['Inviata SDI', 'Errore invio']);
    expect(e.cifreFattura).toEqual(['No', '2 cifre', '4 cifre']);
  });
  it('[ENU-018] [ENU-042] [ENU-057] how one pays, and how it ended', () => {
    expect(e.tipoPagamento).toEqual(['Paypal', 'Carta di credito', 'Bonifico', 'SEPA Direct Debit']);
    expect(e.statoPagamento).toEqual(['Completato', 'Fallito', 'Annullato', 'In sospeso']);
    expect(e.pagamentoAutomatico).toEqual(['Carta', 'SDD']);
  });
  it('[ENU-019] the movements are fourteen, each with one sign', () => {
    const entrate = Object.entries(e.segnoMovimento).flatMap(([tipo, segno]) => (segno > 0 ? [tipo] : []));
    expect(keys(e.segnoMovimento)).toHaveLength(14);
    expect(entrate).toEqual([
      'Acquisto manuale',
      'Acquisto bonifico',
      'Acquisto PayPal',
      'Acquisto carta',
      'Acquisto dashboard',
      'Acquisto SEPA',
      'Acquisto automatico carta',
      'Spostamento in entrata',
    ]);
    expect(Object.values(e.segnoMovimento).filter((segno) => segno === -1)).toHaveLength(6);
  });
  it('the states of an offer are three', () => {
    expect(e.statoOfferta).toEqual(['Da valutare', 'Accettata', 'Rifiutata']);
  });
});

describe('properties', () => {
  it('[ENU-061] the rates are 21 ordinary and 10 reduced', () => {
    expect(e.aliquotaCedolare).toEqual({ Ordinaria: 21, Ridotta: 10 });
  });
  it('[ENU-062] a temporary exemption is of nothing, of one part, or of all', () => {
    expect(e.esenzioneTemporanea).toEqual(['Nessuna', 'Solo acconto', 'Solo saldo', 'Totale']);
  });
});

describe('the portal', () => {
  it('[ENU-034] a thing is visible, not active, or not visible', () => {
    expect(e.visibilita).toEqual(['Visibile', 'Non attivo', 'Non visibile']);
  });
  it('[ENU-036] a text is looked for at the beginning or anywhere, and lists take both', () => {
    expect(modoRicerca).toEqual(['Inizia per', 'Contiene']);
    expect(modoRicerca.every((ModoRicerca) => listQuery.safeParse({ ModoRicerca }).success)).toBe(true);
    expect(listQuery.safeParse({ ModoRicerca: 'Finisce per' }).success).toBe(false);
  });
  it('[ENU-038] the months are twelve and none', () => {
    expect(Object.entries(e.mese)).toHaveLength(13);
    expect([e.mese[0], e.mese[1], e.mese[8], e.mese[12]]).toEqual([
      'Nessuno',
      'Gennaio',
      'Agosto',
      'Dicembre',
    ]);
  });
  it('the filters of anagrafiche are three', () => {
    expect(filtroAnagrafiche).toEqual(['Nessuno', 'Unione', 'Intersezione']);
  });
  it('[ENU-067] the yes/no filter, the windows, the looks and the operations on tables', () => {
    expect(e.filtroSiNo).toEqual([
      ['Tutti', null],
      ['Si', true],
      ['No', false],
    ]);
    expect(keys(e.tipoFinestra)).toEqual(['modal', 'menu', 'popup', 'fixed', 'locked', 'maximized', 'alert']);
    expect(costanti.skin).toEqual(['dark', 'light-blue', 'black', 'orange', 'green']);
    expect(costanti.caratteri).toEqual(['open sans', 'source sans pro', 'quicksand', 'jura']);
    expect(e.operazioneTabella.slice(0, 7)).toEqual([
      'select',
      'write',
      'append',
      'assign',
      'delete',
      'summary',
      'databases',
    ]);
  });
});
