const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0vf67b2Nh7NFXKdC
7jvOLKsc9yKGWYJt1iiOy3ufvnuhRANCAASon99OhxDmM1NZL/bw1UTDJVvusWXe
/ILg8OBRjQh1r4Xee8te09aryNNaB7GEDSu3VBlff2FWEeIilbOR/+sn
-----END PRIVATE KEY-----`;

/** A certificate that has ended, for an org whose owner forgot it. It is its own authority, so that its age alone is wrong. */
export const expiredCertificate = {
  key,
  cert: `-----BEGIN CERTIFICATE-----
MIIBZTCCAQugAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwHhcNMjAwMTAxMDAwMDAwWhcNMjAwMjAxMDAwMDAwWjAUMRIwEAYDVQQDDAls
b2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASon99OhxDmM1NZL/bw
1UTDJVvusWXe/ILg8OBRjQh1r4Xee8te09aryNNaB7GEDSu3VBlff2FWEeIilbOR
/+sno04wTDAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwDwYDVR0TAQH/BAUw
AwEB/zAdBgNVHQ4EFgQUL3Go/YzfZ3M/uyf3EekMrQl6A0YwCgYIKoZIzj0EAwID
SAAwRQIgKge2/yOqfewEWrMZxOPEwxUYmt4OHGusTZXC5TEzVTgCIQCpXkO6Uo7T
2DJqjvbr32n2He5ZU9Wmfe14eVfGiJe/bQ==
-----END CERTIFICATE-----`,
};
