// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCreateFavorite = validate0;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data === "ListView" || data === "ObjectHome" || data === "Record" || data === "Tab" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/target", keyword: "required", message: "must have required property 'target'" })), data.targetType === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/targetType", keyword: "required", message: "must have required property 'targetType'" })), data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? (ucs2length(data0) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", message: "must be string" });
    }
    if (data.sortOrder !== void 0) {
      let data1 = data.sortOrder;
      Number.isInteger(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortOrder", keyword: "type", message: "must be integer" })), Number.isFinite(data1) && data1 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortOrder", keyword: "minimum", message: "must be >= 1" }));
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/target", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/target", keyword: "type", message: "must be string" });
    }
    data.targetType !== void 0 && (validate1(data.targetType, { instancePath: instancePath + "/targetType" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateDeleteFavorite = validate2;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.favoriteId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/favoriteId", keyword: "required", message: "must have required property 'favoriteId'" })), data.favoriteId !== void 0 && (validate3(data.favoriteId, { instancePath: instancePath + "/favoriteId" }) || (errors = (vErrors ??= []).push(...validate3.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate2.errors = vErrors, errors === 0;
}
var validateUpdateFavorite = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.favoriteId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/favoriteId", keyword: "required", message: "must have required property 'favoriteId'" })), data.favoriteId !== void 0 && (validate3(data.favoriteId, { instancePath: instancePath + "/favoriteId" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.name !== void 0) {
      let data1 = data.name;
      typeof data1 == "string" ? (ucs2length(data1) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", message: "must be string" });
    }
    if (data.sortOrder !== void 0) {
      let data2 = data.sortOrder;
      Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortOrder", keyword: "type", message: "must be integer" })), Number.isFinite(data2) && data2 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortOrder", keyword: "minimum", message: "must be >= 1" }));
    }
    data.name === void 0 && data.sortOrder === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "requiredAny", message: "one of name, sortOrder has to be there" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortOrder", keyword: "requiredAny", message: "one of name, sortOrder has to be there" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
var validateUpdateFavorites = validate5;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/id", keyword: "required", message: "must have required property 'id'" }));
    for (let key0 in data)
      key0 === "id" || key0 === "name" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.id !== void 0 && (validate3(data.id, { instancePath: instancePath + "/id" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.name !== void 0) {
      let data1 = data.name;
      typeof data1 == "string" ? (ucs2length(data1) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate6.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.favorites === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/favorites", keyword: "required", message: "must have required property 'favorites'" })), data.favorites !== void 0) {
      let data0 = data.favorites;
      if (Array.isArray(data0)) {
        data0.length > 200 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/favorites", keyword: "maxItems", message: "must NOT have more than 200 items" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate6(data0[i0], { instancePath: instancePath + "/favorites/" + i0 }) || (errors = (vErrors ??= []).push(...validate6.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/favorites", keyword: "type", message: "must be array" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate5.errors = vErrors, errors === 0;
}
var validateUpdateFavoriteUsage = validateDeleteFavorite;
export {
  validateCreateFavorite,
  validateDeleteFavorite,
  validateUpdateFavorite,
  validateUpdateFavoriteUsage,
  validateUpdateFavorites
};
