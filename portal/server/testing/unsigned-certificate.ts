const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0vf67b2Nh7NFXKdC
7jvOLKsc9yKGWYJt1iiOy3ufvnuhRANCAASon99OhxDmM1NZL/bw1UTDJVvusWXe
/ILg8OBRjQh1r4Xee8te09aryNNaB7GEDSu3VBlff2FWEeIilbOR/+sn
-----END PRIVATE KEY-----`;

/** A certificate that nobody has signed, for an org that is not the one it says. Made for this test alone. */
export const unsignedCertificate = {
  key,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUH81b/czhYUSTTH7G1CVRrduA+4YwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzEwMDAzNFoYDzIxMjYxMDMw
MTAwMDM0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASon99OhxDmM1NZL/bw1UTDJVvusWXe/ILg8OBRjQh1r4Xee8te09ar
yNNaB7GEDSu3VBlff2FWEeIilbOR/+sno28wbTAdBgNVHQ4EFgQUL3Go/YzfZ3M/
uyf3EekMrQl6A0YwHwYDVR0jBBgwFoAUL3Go/YzfZ3M/uyf3EekMrQl6A0YwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhANmNZTrS8x2mLbBs2E8gDnWKbbL6nIbpHfeyVW068QzBAiEA
jXDE5cjF5E5vcwKX0JvFlXnITLekM9PE4smTBdW7VZY=
-----END CERTIFICATE-----`,
};

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
