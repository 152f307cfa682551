// Sealing: how keys are stored, encrypted for display and as digests for look-ups, with subkeys of one secret.

import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealing {
  /** HMAC-SHA-256 of a key, for look-ups. 32 bytes. */
  readonly digest: (key: string) => Uint8Array;
  /** HMAC-SHA-256 of the token of a claim. 32 bytes. */
  readonly digestClaim: (token: string) => Uint8Array;
  /** HMAC-SHA-256 of a network or e-mail address, a different one for each purpose. 32 bytes. */
  readonly digestSubject: (purpose: string, subject: string) => Uint8Array;
  /** AES-256-GCM: nonce (12 bytes), tag (16), ciphertext. The owner is authenticated data: it opens for this owner only. */
  readonly seal: (key: string, owner: string) => Uint8Array;
  /** The key. Throws where the secret, the owner or a byte differs. */
  readonly open: (sealed: Uint8Array, owner: string) => string;
  /** Identifies the secret without revealing it. 32 bytes. */
  readonly fingerprint: Uint8Array;
}

const nonceLength = 12;
const tagLength = 16;

function derive(secret: string, purpose: string) {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `matrixmath ${purpose} v1`, 32)));
}

/** Each use has its own subkey (HKDF, RFC 5869), so that none weakens another. */
export function createSealing(secret: string): Sealing {
  const lookUpKey = derive(secret, 'key look-up');
  const claimKey = derive(secret, 'claim look-up');
  const subjectKey = derive(secret, 'allowance subject');
  const displayKey = derive(secret, 'key display');
  return {
    digest: (key) => createHmac('sha256', lookUpKey).update(key).digest(),
    digestClaim: (token) => createHmac('sha256', claimKey).update(token).digest(),
    digestSubject: (purpose, subject) =>
      createHmac('sha256', subjectKey)
        .update(`${Buffer.byteLength(purpose)} ${purpose} ${subject}`)
        .digest(),
    seal: (key, owner) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', displayKey, nonce).setAAD(Buffer.from(owner));
      const ciphertext = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
    },
    open: (sealed, owner) => {
      const nonce = sealed.subarray(0, nonceLength);
      const decipher = createDecipheriv('aes-256-gcm', displayKey, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      return decipher.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
    },
    fingerprint: createHmac('sha256', derive(secret, 'fingerprint')).update('fingerprint').digest(),
  };
}
